# Only the steps and the difficulty are left; with the boards they are the same.
gogen --steps --no-boards data/gogen/medium_board.txt data/gogen/medium_words.txt > steps; tail -n 1 steps; grep -vc "^[0-9]* [a-z ]*: " steps; gogen --steps data/gogen/medium_board.txt data/gogen/medium_words.txt | grep "^[0-9d]" | cmp - steps && echo same; gogen --no-boards --count a b
