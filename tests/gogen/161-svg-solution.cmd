# A picture of the solution: 25 circles; the exam's solution in reading order, then the words; nine letters are bold.
gogen --svg data/gogen/easy_board.txt data/gogen/easy_words.txt > out; grep -c "<circle" out; grep -o ">[A-Z]*</text>" out | tr -d "></tex\n" ; echo; grep -c bold out
