# An unknown method is an error that lists the methods
tictactoe --analyze --method best
