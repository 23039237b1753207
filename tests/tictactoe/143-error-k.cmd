tictactoe --in-a-row 4
