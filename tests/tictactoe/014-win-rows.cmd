# two of the computer's on a row: it does not give the win away, whichever it is; the lecture's text
tictactoe_referee win row
