# A lost position: every move loses in two plies more, checked by hand
tictactoe --svg CHCHH.C.. --side computer | grep -o -e '>draw<' -e '>win<' -e '>loss<' -e '>in [0-9]*<' | tr -d '<>'
