tictactoe --analyze --rows 2 --cols 2 --in-a-row 2 | cut -d' ' -f1
