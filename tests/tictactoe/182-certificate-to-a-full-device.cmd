tictactoe --analyze --certificate /dev/full
