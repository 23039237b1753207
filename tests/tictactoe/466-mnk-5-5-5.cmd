# 5x5 with 5 in a row: a draw; a known result
tictactoe --analyze --rows 5 --cols 5 --in-a-row 5 | cut -d' ' -f1
