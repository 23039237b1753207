tictactoe --audit --rows 2 --cols 3 --in-a-row 2
