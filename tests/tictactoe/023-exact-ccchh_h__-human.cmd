tictactoe --analyze CCC/HH./H.. --side human
