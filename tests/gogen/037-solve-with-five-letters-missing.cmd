# question 4: the middle row is missing from the exam's solution; the letters of words and solution are exchanged
tr A-Y HAPKBYTQSNCXWDVFLGIOMJEUR < data/gogen/words-easy.txt > words
solution='DTECG
OSPBK
IRUJA
QMHVY
LNWXF'
sed 's/IRUJA/...../' <<< "$solution" > board
gogen_exam solution words board | sed -n '/^Board/,$p' | gogen_check board words
