tictactoe --analyze HHH/CC./... --side computer --method table
