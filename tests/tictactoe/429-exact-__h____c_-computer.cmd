# the value and a move that reaches it soonest, or puts a loss off; tictactoe_agree holds it to a plain negamax
tictactoe --analyze ..H/.../.C. --side computer
