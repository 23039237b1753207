tictactoe --analyze --rows 5 --cols 6 --in-a-row 4 | cut -d' ' -f1
