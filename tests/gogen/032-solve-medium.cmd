# question 4: a puzzle of our own of the medium kind: 9 givens, 11 words of 54 letters in all, one solution, which gogen_check judges
gogen_exam solution data/gogen/words-medium.txt data/gogen/board-medium.txt | sed -n '/^Board/,$p' | gogen_check data/gogen/board-medium.txt data/gogen/words-medium.txt
