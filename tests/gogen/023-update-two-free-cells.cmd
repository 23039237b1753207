# question 3: with two free cells nothing is written
sed 's/[XA]/./' data/gogen/solution-easy.txt > board
gogen_exam update board XAN
