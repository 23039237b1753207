# A row of six squares.
sed '5s/$/X/' data/gogen/easy_board.txt > b; gogen b data/gogen/easy_words.txt
