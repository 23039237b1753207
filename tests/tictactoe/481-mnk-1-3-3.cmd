# 1x3 with 3 in a row: a draw; by hand
tictactoe --analyze --rows 1 --cols 3 --in-a-row 3 | cut -d' ' -f1
