# the lecture's table is never wrong on this board; the audit compares it with the exact values
tictactoe --audit --rows 2 --cols 3 --in-a-row 2
