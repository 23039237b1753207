# question 2: a solution has every letter (the exam's text)
gogen_exam valid data/gogen/words-easy.txt data/gogen/board-easy.txt data/gogen/solution-easy.txt
