# the same puzzle with a large dictionary; wordsearch_reference, the lecture's program, agrees
printf 'data/wordsearch/music.txt\ndata/wordsearch/dictionary.txt\n' | wordsearch | any_order
