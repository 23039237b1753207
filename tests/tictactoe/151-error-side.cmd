tictactoe --analyze --side X
