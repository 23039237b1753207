# A negative seed is an error that gives the range
tictactoe --seed -1
