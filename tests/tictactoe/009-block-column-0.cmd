# two of the human's on column 0 must be blocked; the lecture's text
tictactoe_referee block column 0
