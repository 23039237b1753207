# every game whose first move is 1 1: the computer never gives a won position away; the referee's own minimax
tictactoe_referee --wins 1 1
