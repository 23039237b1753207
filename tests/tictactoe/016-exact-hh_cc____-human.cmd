tictactoe --analyze HH./CC./... --side human
