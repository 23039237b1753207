printf "3 3\n0 7\n" | tictactoe --rows 8 --cols 8 --in-a-row 5 | grep -c plays
