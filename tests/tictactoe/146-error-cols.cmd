# A number beyond 64 bits is an error that gives the range
tictactoe --cols 99999999999999999999
