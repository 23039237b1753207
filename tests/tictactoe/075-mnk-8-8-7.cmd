tictactoe --analyze --rows 8 --cols 8 --in-a-row 7 | cut -d' ' -f1
