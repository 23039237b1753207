# 6x6 with 6 in a row: a draw; a known result
tictactoe --analyze --rows 6 --cols 6 --in-a-row 6 | cut -d' ' -f1
