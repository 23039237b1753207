# A certificate is an error with the lecture's methods, in a file without a name and, before a search of hours, in one that
# cannot be written
tictactoe --analyze --certificate ''; tictactoe --analyze --method table --certificate c; tictactoe --analyze --rows 8 --cols 8 --in-a-row 5 --certificate none/c; tictactoe --analyze --rows 8 --cols 8 --in-a-row 5 --certificate .
