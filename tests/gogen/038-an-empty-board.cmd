printf '.....\n%.0s' 1 2 3 4 5 > board; gogen board data/gogen/hard_words.txt | gogen_checker board data/gogen/hard_words.txt
