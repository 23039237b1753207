# question 4: the middle row is missing from the exam's solution
sed 's/SYXVB/...../' data/gogen/solution-easy.txt > board
gogen_exam solution data/gogen/words-easy.txt board | sed -n '/^Board/,$p' | gogen_check board data/gogen/words-easy.txt
