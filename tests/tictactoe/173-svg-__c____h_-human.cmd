# Values of all moves of a position of the notes where the lecture's table errs; by tictactoe_agree's negamax
tictactoe --svg ..C....H. --side human | grep -o -e '>draw<' -e '>win<' -e '>loss<' -e '>in [0-9]*<' | tr -d '<>'
