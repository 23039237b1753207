# A whole drawn game; the text is ours, read by eye, and the computer's moves are legal and lose nothing (every_game, 101)
printf '0 0\n0 1\n2 0\n1 2\n2 2\nn\n' | tictactoe
