tictactoe --analyze --seed 1
