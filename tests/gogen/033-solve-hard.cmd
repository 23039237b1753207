# question 4: a puzzle of our own of the hard kind: 6 givens, 13 words of 66 letters in all, one solution, which gogen_check judges
gogen_exam solution data/gogen/words-hard.txt data/gogen/board-hard.txt | sed -n '/^Board/,$p' | gogen_check data/gogen/board-hard.txt data/gogen/words-hard.txt
