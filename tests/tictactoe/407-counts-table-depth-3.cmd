# calls of chooseMove from the empty board; the lecture's program
tictactoe --analyze --method table --table-depth 3 --stats 2>&1 | grep -e '^[A-Z]' -e calls | sort
