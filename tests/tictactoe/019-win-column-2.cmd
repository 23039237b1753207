# two of the computer's on column 2: it does not give the win away; the lecture's text
tictactoe_referee win column 2
