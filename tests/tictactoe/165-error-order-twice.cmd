# An order with a square twice is an error
tictactoe --analyze --order 0,1,2,3,4,5,6,7,7
