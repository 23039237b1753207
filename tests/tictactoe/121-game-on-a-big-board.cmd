# Two moves of a game on 8 by 8 squares, which nobody solves in a second: the computer answers both
printf "3 3\n0 7\n" | tictactoe --rows 8 --cols 8 --in-a-row 5 | grep -c plays
