tictactoe --in-a-row 3x
