tictactoe --analyze ''
