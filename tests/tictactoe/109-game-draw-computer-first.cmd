# A game that the computer begins, as X; text and moves as in 108
printf '1 1\n0 2\n1 0\n2 1\n' | tictactoe --first computer --mark O
