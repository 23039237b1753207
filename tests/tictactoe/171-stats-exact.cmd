tictactoe --analyze --stats 2>&1 >/dev/null | cut -d: -f1
