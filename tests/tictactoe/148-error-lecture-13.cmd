tictactoe --analyze --rows 1 --cols 13 --method minimax
