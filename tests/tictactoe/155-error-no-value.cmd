tictactoe --analyze --side
