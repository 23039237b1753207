# every game whose first move is 2 1: no illegal move, no lost turn, no loss, no hang; tictactoe_referee knows the rules
tictactoe_referee 2 1
