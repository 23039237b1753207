# two of the human's on diagonal 0 must be blocked; the lecture's text
tictactoe_referee block diagonal 0
