# two of the computer's on a column: it does not give the win away, whichever it is; the lecture's text
tictactoe_referee win column
