# question 4: only the X is missing from the exam's solution; the letters of words and solution are exchanged
tr A-Y NXEFSDHBWMIPLCKOVRJUAYGQT < data/gogen/words-easy.txt > words
solution='CHGIR
UWESF
JTQYX
BANKD
VMLPO'
sed 's/Q/./' <<< "$solution" > board
gogen_exam solution words board
