tictactoe --analyze HCH/HCC/CH. --side human
