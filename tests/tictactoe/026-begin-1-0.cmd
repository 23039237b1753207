# a game that begins with 1 0, the human playing well: no illegal move, no lost turn, no loss; the lecture's text
tictactoe_referee begin 1 0
