tictactoe --analyze --rows 2 --cols 32 --in-a-row 3 | cut -d' ' -f1
