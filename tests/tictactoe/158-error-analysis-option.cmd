tictactoe --stats
