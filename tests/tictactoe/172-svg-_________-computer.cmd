# All nine first moves draw: known of 3,3,3
tictactoe --svg ......... --side computer | grep -o -e '>draw<' -e '>win<' -e '>loss<' -e '>in [0-9]*<' | tr -d '<>'
