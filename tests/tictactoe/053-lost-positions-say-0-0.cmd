for m in minimax alphabeta table; do tictactoe --analyze CHC/HH./C.. --method $m; done; tictactoe --analyze CHC/HH./C..
