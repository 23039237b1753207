printf '%d %d' 0 0 | tictactoe
