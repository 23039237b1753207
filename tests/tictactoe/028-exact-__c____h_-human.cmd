tictactoe --analyze ..C/.../.H. --side human
