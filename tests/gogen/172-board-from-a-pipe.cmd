# Either file may be standard input; the easy board has one solution (case 111).
head -c -1 data/gogen/easy_board.txt | gogen --count - data/gogen/easy_words.txt; gogen --count data/gogen/easy_board.txt - < data/gogen/easy_words.txt
