sed 's/[FL]/./g' data/gogen/easy_solution.txt > board; echo QUAVER | gogen --unique board - | sort -u
