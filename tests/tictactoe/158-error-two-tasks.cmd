# Two tasks exclude each other
tictactoe --analyze --audit
