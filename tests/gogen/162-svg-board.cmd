# A board without words is drawn as it is.
gogen --svg data/gogen/easy_board.txt | grep -o ">[A-Z]*</text>" | tr -d "></tex\n"; echo
