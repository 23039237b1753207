# 4x4 with 3 in a row: who begins wins; a known result
tictactoe --analyze --rows 4 --cols 4 --in-a-row 3 | cut -d' ' -f1
