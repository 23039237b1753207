tictactoe --analyze --rows 1 --cols 64 --in-a-row 64 | cut -d' ' -f1
