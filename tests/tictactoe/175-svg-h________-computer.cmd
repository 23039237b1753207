# After a corner only the middle draws: known of 3,3,3; the plies by tictactoe_agree's negamax
tictactoe --svg H........ --side computer | grep -o -e '>draw<' -e '>win<' -e '>loss<' -e '>in [0-9]*<' | tr -d '<>'
