# A number with a letter behind it is an error that gives the range
tictactoe --in-a-row 3x
