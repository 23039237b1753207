# The drawn answer, the plain one, a bare board and a whole puzzle are read; a board before the words is left out, and said.
puzzle() { cat data/gogen/easy_board.txt <(echo) data/gogen/easy_words.txt; }
puzzle > puzzle; words=data/gogen/easy_words.txt
gogen puzzle | gogen --check - $words; gogen --plain puzzle | gogen --check - $words; gogen --check data/gogen/easy_solution.txt $words
(gogen puzzle; echo; cat $words) | gogen --check; gogen puzzle | gogen --check - puzzle; gogen --generate --seed 3 | gogen --unique
