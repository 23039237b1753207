# A row of four squares.
sed '2s/.$//' data/gogen/easy_board.txt > b; gogen b data/gogen/easy_words.txt
