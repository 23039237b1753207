tictactoe --analyze --rows 6 --cols 6 --in-a-row 6 | cut -d' ' -f1
