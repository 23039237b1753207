tictactoe --analyze --method table --certificate c
