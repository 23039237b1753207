# 2x32 with 3 in a row: a draw; by hand
tictactoe --analyze --rows 2 --cols 32 --in-a-row 3 | cut -d' ' -f1
