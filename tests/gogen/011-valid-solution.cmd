# question 2: the sample solution of the easy puzzle is one, and with L and P in each other's place it is none; the exam's text
gogen_exam valid data/gogen/words-easy.txt data/gogen/solution-easy.txt data/gogen/solution-wrong1.txt
