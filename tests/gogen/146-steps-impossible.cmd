# F must touch N, which has no free neighbour; worked out by hand.
sed 's/[FL]/./g' data/gogen/easy_solution.txt > board; printf 'FN\n' | gogen --steps board -
