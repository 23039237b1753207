# A certificate is an error with the lecture's methods, and in a file without a name
tictactoe --analyze --certificate ''; tictactoe --analyze --method table --certificate c
