# The side to move is an error in a game
tictactoe --side human
