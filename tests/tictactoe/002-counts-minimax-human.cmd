tictactoe --analyze --side human --method minimax --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
