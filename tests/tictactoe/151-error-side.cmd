# An unknown side is an error that lists the sides
tictactoe --analyze --side X
