# The input ends in the middle of a game: a quiet end; text and moves as in 108
printf '0 0\n0 1\n' | tictactoe
