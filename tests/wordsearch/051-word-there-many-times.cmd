# words that read in several ways cross one another; wordsearch_reference, the lecture's program, agrees
printf 'nonono\nonoNon\nnonono\n' > grid.txt; printf 'no\nnoon\non\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
