# 5x6 with 4 in a row: who begins wins; a known result
tictactoe --analyze --rows 5 --cols 6 --in-a-row 4 | cut -d' ' -f1
