# two of the computer's on row 1: it does not give the win away; the lecture's text
tictactoe_referee win row 1
