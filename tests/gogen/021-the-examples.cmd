# question 3: all its examples, masks of X, E and R before and after, and the E on the board; the exam's text
gogen_exam examples data/gogen/board-easy.txt
