# A certificate is an error with the lecture's methods
tictactoe --analyze --method table --certificate c
