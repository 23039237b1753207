# A program cannot say that there is no box; expected: its words are its own
hostile 'echo "box: no mount" >&2; exit 125'
