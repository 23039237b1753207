# 600 random positions: the exact method, the table of all positions and the lecture's minimax against tictactoe_agree's plain negamax
tictactoe_agree 600 1
