# what the lecture's method chooses: the first move, row by row, that is strictly better; the lecture's text
tictactoe --analyze HH./CC./... --side human --method table
