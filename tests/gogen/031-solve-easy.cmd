# question 4: the easy puzzle and its solution; the exam's text
gogen_exam solution data/gogen/words-easy.txt data/gogen/board-easy.txt
