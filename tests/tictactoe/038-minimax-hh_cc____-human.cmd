tictactoe --analyze HH./CC./... --side human --method minimax
