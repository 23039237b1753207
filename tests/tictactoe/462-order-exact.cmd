# the order of the squares decides between equal moves, and never the value; by hand
tictactoe --analyze --order 4,0,1,2,3,5,6,7,8; tictactoe --analyze ..C/.../.H. --side human --order 3,2,4,8,1,7,0,5,6; tictactoe --analyze --order 8,7,6,5,4,3,2,1,0 --method minimax
