# An unknown side to begin is an error that lists the sides
tictactoe --first me
