# two of the computer's on row 0: it does not give the win away; the lecture's text
tictactoe_referee win row 0
