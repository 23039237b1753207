# two of the human's on row 1 must be blocked; the lecture's text
tictactoe_referee block row 1
