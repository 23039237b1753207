tictactoe --audit --rows 2 --cols 4 --in-a-row 3
