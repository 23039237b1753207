# 8x8 with 4 in a row: who begins wins; a known result
tictactoe --analyze --rows 8 --cols 8 --in-a-row 4 | cut -d' ' -f1
