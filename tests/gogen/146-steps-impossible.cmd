sed 's/[FL]/./g' data/gogen/easy_solution.txt > board; printf 'FN\n' | gogen --steps board -
