# question 2: a solution has every letter (the exam's text), also the P, which no word uses: left out, and a Z in its place; the letters of words and solution are exchanged
tr A-Y WCKHSPBFQVUJMGYDITRNLXEOA < data/gogen/words-easy.txt > words
solution='GBEUT
NQKSH
RAOXC
FLWYP
IVMJD'
sed 's/D/./' <<< "$solution" > one; cat <<< "$solution" > two; sed 's/D/Z/' <<< "$solution" > three
gogen_exam valid words one two three
