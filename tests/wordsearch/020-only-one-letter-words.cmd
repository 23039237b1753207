# a list of one-letter words finds nothing; the lecture's loops begin with two; then the lecture's puzzle
printf 'abc\ncab\n' > grid.txt; printf 'a\nb\nc\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
printf 'data/wordsearch/grid4.txt\ndata/wordsearch/words4.txt\n' | wordsearch | any_order
