tictactoe --audit --rows 3 --cols 3 --in-a-row 2
