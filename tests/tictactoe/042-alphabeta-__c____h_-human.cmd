tictactoe --analyze ..C/.../.H. --side human --method alphabeta
