# two of the human's on row 0 must be blocked; the lecture's text
tictactoe_referee block row 0
