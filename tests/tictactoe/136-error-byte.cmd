# An escape byte is an error, and does not reach the terminal
tictactoe --analyze $'..\e......'
