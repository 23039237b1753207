# question 2: in one sample L and P have changed places, in the other a Z is in the place of the W; the exam's text
gogen_exam valid data/gogen/words-easy.txt data/gogen/solution-wrong1.txt data/gogen/solution-wrong2.txt
