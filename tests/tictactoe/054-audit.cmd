tictactoe --audit
