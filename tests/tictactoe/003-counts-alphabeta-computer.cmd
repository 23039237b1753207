tictactoe --analyze --side computer --method alphabeta --stats 2>&1 | grep -e '^[A-Z]' -e calls -e entries | sort
