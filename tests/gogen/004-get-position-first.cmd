# question 1: of several the first, row by row (the board's dots), and a letter that is not there
gogen_exam position data/gogen/board-easy.txt .Z
