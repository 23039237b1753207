# 1x64 with 64 in a row: a draw; by hand
tictactoe --analyze --rows 1 --cols 64 --in-a-row 64 | cut -d' ' -f1
