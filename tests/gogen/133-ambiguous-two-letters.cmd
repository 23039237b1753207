# F and L are in no word of this one: they can be exchanged.
sed 's/[FL]/./g' data/gogen/easy_solution.txt > board; echo QUAVER | gogen --unique board - | sort -u
