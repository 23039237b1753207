tictactoe --side human
