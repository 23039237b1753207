# two of the human's on column 2 must be blocked; the lecture's text
tictactoe_referee block column 2
