# Lines that are no move, or none on the board, are asked again; the text is ours, the rule is the issue's and the man page's
printf '\n0\na b\n0 0 0\n3 0\n0 -1\n99999999999 0\n1.5 2\n  1\t1  \r\n1 1\n' | tictactoe
