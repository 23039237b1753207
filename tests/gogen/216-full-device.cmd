# A full device is a failed write.
gogen data/gogen/easy_board.txt  data/gogen/easy_words.txt > /dev/full
