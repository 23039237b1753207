# A letter that is given twice.
sed '4s/./x/' data/gogen/easy_board.txt > b; gogen --count b data/gogen/easy_words.txt
