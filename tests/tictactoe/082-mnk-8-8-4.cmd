tictactoe --analyze --rows 8 --cols 8 --in-a-row 4 | cut -d' ' -f1
