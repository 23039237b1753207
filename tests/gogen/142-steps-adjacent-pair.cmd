# F touches B in FB, whose one free neighbour is (3,4); worked out by hand.
sed 's/[FL]/./' data/gogen/easy_solution.txt > board; echo FB | gogen --steps board -
