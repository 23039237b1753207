# question 2: a letter is in one cell only (the exam's text); the W has become a second G
sed 's/NGWKR/NGGKR/' data/gogen/solution-easy.txt > board
gogen_exam valid data/gogen/words-easy.txt board data/gogen/solution-easy.txt
