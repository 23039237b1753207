# the lecture's grid with a large dictionary; wordsearch_reference, the lecture's program, agrees
printf 'data/wordsearch/grid4.txt\ndata/wordsearch/dictionary.txt\n' | wordsearch | any_order
