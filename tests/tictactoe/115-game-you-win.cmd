# The human wins on a board of one square: the rules
printf '0 0\n' | tictactoe --rows 1 --cols 1 --in-a-row 1 | grep !
