# two of the computer's on column 1: it does not give the win away; the lecture's text
tictactoe_referee win column 1
