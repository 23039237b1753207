# question 4: only the X is missing from the exam's solution
sed 's/X/./' data/gogen/solution-easy.txt > board
gogen_exam solution data/gogen/words-easy.txt board
