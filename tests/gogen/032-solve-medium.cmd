# question 4: the medium puzzle; the exam's text, and gogen_check judges the solution
gogen_exam solution data/gogen/words-medium.txt data/gogen/board-medium.txt | gogen_check data/gogen/board-medium.txt data/gogen/words-medium.txt
