tictactoe --analyze HH./CC./... --side human --method alphabeta
