# --version begins with the program's name
tictactoe --version | cut -d" " -f1
