# in a lost position the lecture's methods choose no move and say 0 0; ours lasts longest
for m in minimax alphabeta table; do tictactoe --analyze CHC/HH./C.. --method $m; done; tictactoe --analyze CHC/HH./C..
