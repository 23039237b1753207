# no letter is given; gogen_check judges the solution
printf '.....\n%.0s' 1 2 3 4 5 > board; gogen board data/gogen/hard_words.txt | gogen_check board data/gogen/hard_words.txt
