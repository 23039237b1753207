tictactoe --analyze HH./CC./... --side computer
