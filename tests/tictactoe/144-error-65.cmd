tictactoe --rows 5 --cols 13
