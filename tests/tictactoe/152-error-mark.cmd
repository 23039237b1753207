# An unknown mark is an error that lists the marks
tictactoe --mark x
