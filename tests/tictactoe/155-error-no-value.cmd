# An option without its value is an error
tictactoe --analyze --side
