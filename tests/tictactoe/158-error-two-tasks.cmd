tictactoe --analyze --audit
