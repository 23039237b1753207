# All first moves of 5,5,5 draw: known, a pairing strategy stops every line whatever the first move
tictactoe --svg --rows 5 --cols 5 --in-a-row 5 | grep -c '>draw<'
