tictactoe --analyze --rows 6 --cols 5 --in-a-row 5 | cut -d' ' -f1
