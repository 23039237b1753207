# question 1: the corners of the board and its middle, read off the board
gogen_exam position data/gogen/board-easy.txt NRQPX
