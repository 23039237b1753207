gogen_exam valid data/gogen/easy_words.txt data/gogen/easy_solution.txt
