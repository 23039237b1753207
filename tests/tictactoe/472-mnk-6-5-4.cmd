# 6x5 with 4 in a row: who begins wins; a known result
tictactoe --analyze --rows 6 --cols 5 --in-a-row 4 | cut -d' ' -f1
