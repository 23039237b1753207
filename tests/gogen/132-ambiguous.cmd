# The hard board has several solutions; of the two that are shown gogen_exam says that they are valid and differ.
gogen --unique data/gogen/hard_board.txt data/gogen/hard_words.txt > out || echo $?; sed -n 1p out; wc -l < out; sed -n 2,6p out > a; sed -n 8,12p out > b; gogen_exam valid data/gogen/hard_words.txt a b; cmp -s a b || echo differ
