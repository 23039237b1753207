tictactoe --analyze --rows 7 --cols 7 --in-a-row 6 | cut -d' ' -f1
