# question 4: full boards that are no solutions cannot be solved (question 2 says which); one that is a solution is solved
gogen_exam solution data/gogen/words-easy.txt data/gogen/solution-wrong1.txt data/gogen/solution-easy.txt
