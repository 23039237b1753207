# question 2: a letter is in one cell only (the exam's text): what was the W has become a second G; the letters of words and solution are exchanged
tr A-Y KVJPRYBFWCNOGAEUQIMTLDHXS < data/gogen/words-easy.txt > words
solution='ABHNI
TWJRP
MSXDV
FLKEY
QCGOU'
sed 's/ABHNI/ABBNI/' <<< "$solution" > one; cat <<< "$solution" > other
gogen_exam valid words one other
