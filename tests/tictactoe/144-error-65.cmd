# A board of 65 squares is an error: a mask has 64 bits
tictactoe --rows 5 --cols 13
