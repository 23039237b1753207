tictactoe --analyze --table-depth 3
