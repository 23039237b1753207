# More in a row than the longer side is an error that says so
tictactoe --in-a-row 4
