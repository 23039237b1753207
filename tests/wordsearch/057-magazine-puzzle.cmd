# a puzzle as in magazines, all its words; wordsearch_reference, the lecture's program, agrees
printf 'data/wordsearch/music.txt\ndata/wordsearch/music-words.txt\n' | wordsearch | any_order
