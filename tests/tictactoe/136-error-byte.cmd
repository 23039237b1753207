tictactoe --analyze $'..\e......'
