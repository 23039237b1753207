# F and L are in no word: each may be on either square.
sed 's/[FL]/./g' data/gogen/easy_solution.txt > board; echo QUAVER | gogen --steps board -
