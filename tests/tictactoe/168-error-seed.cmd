tictactoe --seed -1
