# question 2: the sample solution of the easy puzzle is one; the exam's text
gogen_exam valid data/gogen/words-easy.txt data/gogen/solution-easy.txt
