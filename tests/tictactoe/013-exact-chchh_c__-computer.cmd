tictactoe --analyze CHC/HH./C.. --side computer
