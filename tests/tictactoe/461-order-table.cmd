# a position that the table gets wrong and minimax and alpha-beta do not; a known one
for m in minimax alphabeta table; do tictactoe --analyze ..C/.../.H. --side human --order 3,2,4,8,1,7,0,5,6 --method $m; done
