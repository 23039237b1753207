tictactoe --analyze --rows 4 --cols 4 --in-a-row 4 | cut -d' ' -f1
