# question 4: the hard puzzle, of whose 16 solutions any is right; the exam's text, and gogen_check judges it
gogen_exam solution data/gogen/words-hard.txt data/gogen/board-hard.txt | gogen_check data/gogen/board-hard.txt data/gogen/words-hard.txt
