# A program cannot say that its case is skipped; expected: that is up to the case
hostile 'echo "skipped: no time"; exit 77'
