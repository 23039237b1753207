sed 's/NGWKR/NGGKR/' data/gogen/easy_solution.txt > board; gogen --check board data/gogen/easy_words.txt
