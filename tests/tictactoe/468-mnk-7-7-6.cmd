# 7x7 with 6 in a row: a draw; a known result
tictactoe --analyze --rows 7 --cols 7 --in-a-row 6 | cut -d' ' -f1
