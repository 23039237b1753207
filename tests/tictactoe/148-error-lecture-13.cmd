# The lecture's searches refuse boards of more than 12 squares, as --help says
tictactoe --analyze --rows 1 --cols 13 --method minimax
