# question 4: full boards that are no solutions cannot be solved (question 2 says which); one that is a solution is solved; the letters of words and solution are exchanged
tr A-Y HIVCSTDGFPNYKEMWOUXJRQLAB < data/gogen/words-easy.txt > words
solution='EDLNU
JFVSC
XBAQI
GRHMT
OPKYW'
sed 'y/YW/WY/' <<< "$solution" > one; cat <<< "$solution" > two
gogen_exam solution words one two
