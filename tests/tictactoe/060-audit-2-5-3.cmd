tictactoe --audit --rows 2 --cols 5 --in-a-row 3
