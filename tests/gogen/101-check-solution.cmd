# The exam's solution is one.
gogen --check data/gogen/easy_solution.txt data/gogen/easy_words.txt
