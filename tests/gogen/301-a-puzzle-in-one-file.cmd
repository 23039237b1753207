# One file, -, or nothing but a pipe: the board, an empty line, the words; solved as board and words in two files are.
cat data/gogen/easy_board.txt <(echo) data/gogen/easy_words.txt > puzzle; gogen puzzle > one; gogen - < puzzle | cmp one && gogen < puzzle | cmp one && gogen data/gogen/easy_board.txt data/gogen/easy_words.txt | cmp one && echo same
