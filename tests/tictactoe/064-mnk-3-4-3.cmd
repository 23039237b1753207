tictactoe --analyze --rows 3 --cols 4 --in-a-row 3 | cut -d' ' -f1
