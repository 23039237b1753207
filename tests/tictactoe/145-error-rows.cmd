tictactoe --rows 0
