# An order without all squares is an error
tictactoe --analyze --order 1,2,3
