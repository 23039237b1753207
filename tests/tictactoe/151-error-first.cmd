tictactoe --first me
