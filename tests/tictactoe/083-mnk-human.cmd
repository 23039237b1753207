tictactoe --analyze --side human --rows 6 --cols 6 --in-a-row 4 | cut -d" " -f1
