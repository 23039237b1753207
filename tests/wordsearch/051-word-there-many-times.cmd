printf 'nonono\nonoNon\nnonono\n' > grid.txt; printf 'no\nnoon\non\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
