tictactoe --rows 1 --cols 1 --in-a-row 1 --first computer | grep !
