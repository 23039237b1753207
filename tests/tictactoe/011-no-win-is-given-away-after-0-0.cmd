# every game whose first move is 0 0: the computer never gives a won position away; the referee's own minimax
tictactoe_referee --wins 0 0
