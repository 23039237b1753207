# games in which the human is careless: each move takes a free square, until the end; the lecture's text
tictactoe_referee legal
