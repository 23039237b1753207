# A full board that is a solution is its only one.
gogen --count data/gogen/easy_solution.txt data/gogen/easy_words.txt
