# A letter that is there twice and one that is missing are named; worked out by hand.
sed 's/NGWKR/NGGKR/' data/gogen/easy_solution.txt > board; gogen --check board data/gogen/easy_words.txt
