tictactoe --svg --rows 5 --cols 5 --in-a-row 5 | grep -c '>draw<'
