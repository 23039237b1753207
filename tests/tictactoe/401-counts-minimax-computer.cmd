# calls of chooseMove and entries of the table from the empty board; the lecture's program
tictactoe --analyze --side computer --method minimax --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
