tictactoe < . >/dev/null
