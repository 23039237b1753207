# 8x8 with 7 in a row: a draw; a known result
tictactoe --analyze --rows 8 --cols 8 --in-a-row 7 | cut -d' ' -f1
