# little memory: an answer, or one line that says why not (exit 77 on a sanitizer build); the head of tests/faults
faults --memory tictactoe | sed 's/: [1-9][0-9]* faults, /: /'
