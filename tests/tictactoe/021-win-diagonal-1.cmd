# two of the computer's on diagonal 1: it does not give the win away; the lecture's text
tictactoe_referee win diagonal 1
