tictactoe --analyze --rows 1 --cols 3 --in-a-row 3 | cut -d' ' -f1
