# question 1: 'B' is at row 2, column 4, and '0' is nowhere; the exam's text
gogen_exam position data/gogen/board-easy.txt B0
