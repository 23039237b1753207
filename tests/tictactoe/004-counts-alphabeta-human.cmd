tictactoe --analyze --side human --method alphabeta --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
