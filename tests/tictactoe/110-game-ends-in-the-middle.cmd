printf '0 0\n0 1\n' | tictactoe
