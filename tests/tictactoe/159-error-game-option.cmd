# An option for games is an error in an analysis
tictactoe --analyze --seed 1
