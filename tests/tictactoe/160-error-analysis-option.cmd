# An option for an analysis is an error in a game
tictactoe --stats
