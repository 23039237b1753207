# The values of moves that win at once; by hand:
# Computer wins on 1 2; on 0 2 it threatens 1 2 and 2 0, and wins in three; on the other two human wins on 0 2.
tictactoe --svg HH./CC./..H | sed -n 's/.*>\(win\|draw\|loss\|in .*\)<.text>/\1/p'
# Human wins on 0 3, and may block on 1 2, where computer wins otherwise. The large board has no plies.
tictactoe --svg HHH../CC.C./...../..... --rows 4 --cols 5 --in-a-row 4 --side human > big; grep -c '>in ' big; grep -c '>loss<' big
