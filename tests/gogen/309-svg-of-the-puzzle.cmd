# The unsolved puzzle with its words: 25 circles, nine letters, all of them bold, nine words.
gogen --svg --puzzle data/gogen/easy_board.txt data/gogen/easy_words.txt > out; grep -c "<circle" out; grep -c bold out; grep -o ">[A-Z]*</text>" out | tr -d "></tex" | tr "\n" " "; echo; gogen --puzzle data/gogen/easy_board.txt data/gogen/easy_words.txt
