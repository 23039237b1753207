sed 's/[FL]/./' data/gogen/easy_solution.txt > board; echo FB | gogen --steps board -
