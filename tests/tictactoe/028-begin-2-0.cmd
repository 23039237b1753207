# a game that begins with 2 0, the human playing well: no illegal move, no lost turn, no loss; the lecture's text
tictactoe_referee begin 2 0
