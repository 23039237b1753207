tictactoe --analyze HHH/CC./... --side computer --method alphabeta
