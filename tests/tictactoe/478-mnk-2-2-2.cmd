# 2x2 with 2 in a row: who begins wins; by hand
tictactoe --analyze --rows 2 --cols 2 --in-a-row 2 | cut -d' ' -f1
