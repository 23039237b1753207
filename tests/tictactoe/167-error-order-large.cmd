# An order with a square off the board is an error
tictactoe --analyze --order 9,1,2,3,4,5,6,7,8
