tictactoe --analyze H../.C./..H --side computer --method alphabeta
