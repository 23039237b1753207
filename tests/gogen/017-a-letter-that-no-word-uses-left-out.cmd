# question 2: a solution has every letter (the exam's text), also the P, which no word uses: left out, and a Z in its place; by hand
sed 's/P/./' data/gogen/solution-easy.txt > missing; sed 's/P/Z/' data/gogen/solution-easy.txt > replaced
gogen_exam valid data/gogen/words-easy.txt missing data/gogen/solution-easy.txt replaced
