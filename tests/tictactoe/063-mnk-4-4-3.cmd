tictactoe --analyze --rows 4 --cols 4 --in-a-row 3 | cut -d' ' -f1
