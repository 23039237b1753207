# --audit refuses boards of more than 12 squares, as --help says
tictactoe --audit --rows 1 --cols 13
