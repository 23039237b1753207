# 8x8 with 1 in a row: who begins wins; by hand
tictactoe --analyze --rows 8 --cols 8 --in-a-row 1 | cut -d' ' -f1
