# No rows at all are an error that gives the range
tictactoe --rows 0
