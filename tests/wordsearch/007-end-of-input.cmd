# the input ends at the first question, at the second, and after a name that cannot be opened: a quiet end; the lecture's program; then the lecture's puzzle
printf 'on\nno\n' > grid.txt
wordsearch
echo grid.txt | wordsearch
printf 'nosuch.txt\n' | wordsearch 2> errors
printf 'data/wordsearch/grid4.txt\ndata/wordsearch/words4.txt\n' | wordsearch | any_order
