# 4x4 with 4 in a row: a draw; a known result
tictactoe --analyze --rows 4 --cols 4 --in-a-row 4 | cut -d' ' -f1
