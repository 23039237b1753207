# 6x6 with four in a row is won by who begins, the human too; a known result
tictactoe --analyze --side human --rows 6 --cols 6 --in-a-row 4 | cut -d" " -f1
