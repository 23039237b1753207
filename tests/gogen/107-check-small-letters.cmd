tr A-Z a-z < data/gogen/easy_solution.txt | gogen --check - data/gogen/easy_words.txt
