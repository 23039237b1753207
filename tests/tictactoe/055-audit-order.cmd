tictactoe --audit --order 3,2,4,8,1,7,0,5,6
