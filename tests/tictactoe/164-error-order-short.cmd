tictactoe --analyze --order 1,2,3
