sed 's/NGWKR/NGGKR/' data/gogen/easy_solution.txt > board; gogen_exam valid data/gogen/easy_words.txt board
