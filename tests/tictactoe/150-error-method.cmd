tictactoe --analyze --method best
