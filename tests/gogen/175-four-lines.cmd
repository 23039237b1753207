# A board of four rows.
head -n 4 data/gogen/easy_board.txt | gogen - data/gogen/easy_words.txt
