# question 2: a sample in which a Z is in the place of the W is no solution; the exam's text
gogen_exam valid data/gogen/words-easy.txt data/gogen/solution-wrong2.txt data/gogen/solution-easy.txt
