tictactoe --audit --rows 1 --cols 13
