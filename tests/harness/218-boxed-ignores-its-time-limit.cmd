# Ignoring signals wins no time; expected: a time-out
hostile 'trap "" TERM XCPU INT HUP; while :; do :; done'
