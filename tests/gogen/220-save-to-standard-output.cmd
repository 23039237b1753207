# A device is simply written to; the solution is the exam's.
gogen -o /dev/stdout data/gogen/easy_board.txt  data/gogen/easy_words.txt | cat
