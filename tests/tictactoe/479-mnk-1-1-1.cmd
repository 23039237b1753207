# 1x1 with 1 in a row: who begins wins; by hand
tictactoe --analyze --rows 1 --cols 1 --in-a-row 1 | cut -d' ' -f1
