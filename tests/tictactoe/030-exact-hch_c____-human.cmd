tictactoe --analyze HCH/.C./... --side human
