# An empty position is an error that says so
tictactoe --analyze ''
