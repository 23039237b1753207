gogen --svg data/gogen/easy_board.txt data/gogen/easy_words.txt > out; grep -c "<circle" out; grep -o ">[A-Z]*</text>" out | tr -d "></tex\n" ; echo; grep -c bold out
