# Nine givens and one word: laid by plain recursion, the other letters anywhere.
head -n 1 data/gogen/easy_words.txt | gogen --count data/gogen/easy_board.txt -
