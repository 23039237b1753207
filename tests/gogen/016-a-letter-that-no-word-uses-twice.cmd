# question 2: each letter is in one cell (the exam's text), also one that no word uses: a W in the place of the K, a P in that of the J; by hand
printf 'FOB\nSIGN\n' > words
sed 's/K/W/' data/gogen/solution-easy.txt > one; sed 's/J/P/' data/gogen/solution-easy.txt > other
gogen_exam valid words one data/gogen/solution-easy.txt other
