# question 4: a board that is solved already
gogen_exam solution data/gogen/words-easy.txt data/gogen/solution-easy.txt
