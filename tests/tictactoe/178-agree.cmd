tictactoe_agree 60 1
