# two of the human's on row 2 must be blocked; the lecture's text
tictactoe_referee block row 2
