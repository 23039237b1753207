tictactoe_agree 300 1
