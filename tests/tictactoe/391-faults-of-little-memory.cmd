faults --memory tictactoe # exit 77 on a sanitizer build
