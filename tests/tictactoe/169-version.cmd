tictactoe --version | cut -d" " -f1
