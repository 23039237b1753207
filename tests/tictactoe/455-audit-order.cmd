# with this order of squares the table takes a bound for a value; the position is a known one
tictactoe --audit --order 3,2,4,8,1,7,0,5,6
