# An order with an empty number is an error
tictactoe --analyze --order 0,1,2,3,,5,6,7,8
