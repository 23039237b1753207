# 679 rows of a dictionary are not as long as its first; wordsearch_reference, the lecture's program, agrees; then the lecture's puzzle
printf 'data/wordsearch/dictionary.txt\ndata/wordsearch/words4.txt\n' | wordsearch 2> errors; wc -l < errors
printf 'data/wordsearch/grid4.txt\ndata/wordsearch/words4.txt\n' | wordsearch | any_order
