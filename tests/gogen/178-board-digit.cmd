# A digit that stands for no empty square.
sed '2s/./7/' data/gogen/easy_board.txt > b; gogen --unique b data/gogen/easy_words.txt
