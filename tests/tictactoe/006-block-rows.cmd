# two of the human's on a row must be blocked, whichever it is; the lecture's text
tictactoe_referee block row
