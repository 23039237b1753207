# every game whose first move is 1 2: no illegal move, no lost turn, no loss, no hang; tictactoe_referee knows the rules
tictactoe_referee 1 2
