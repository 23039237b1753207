# Another game after the first; text and moves as in 108
printf '0 0\n0 1\n2 0\n1 2\n2 2\nwhat\ny\n' | tictactoe
