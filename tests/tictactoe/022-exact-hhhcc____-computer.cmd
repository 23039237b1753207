tictactoe --analyze HHH/CC./... --side computer
