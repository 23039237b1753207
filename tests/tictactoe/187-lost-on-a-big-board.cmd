# Lost positions on a board too large for the longest defence; the values by hand:
# Two rows that human completes next, of which one can be blocked. Then four in a square, which nothing stops.
tictactoe --rows 6 --cols 6 --in-a-row 4 --analyze CHHH../....../.C...C/....../CHHH../..C... | sed 's/ [04] 4$/ a block/'
tictactoe --rows 6 --cols 6 --in-a-row 4 --analyze C....C/....../..HH../..HH../....../C..... | cut -d' ' -f1
