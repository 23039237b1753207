tictactoe --mark x
