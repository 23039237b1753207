# a square that is taken is asked for again; the lecture's text
tictactoe_referee taken
