# Nine givens and three words: laid by plain recursion, the other letters anywhere.
head -n 3 data/gogen/easy_words.txt | gogen --count data/gogen/easy_board.txt -
