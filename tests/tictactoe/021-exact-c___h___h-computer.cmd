tictactoe --analyze C../.H./..H --side computer
