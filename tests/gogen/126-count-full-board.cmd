gogen --count data/gogen/easy_solution.txt data/gogen/easy_words.txt
