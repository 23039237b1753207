# The computer wins on a board of one square: the rules
tictactoe --rows 1 --cols 1 --in-a-row 1 --first computer | grep !
