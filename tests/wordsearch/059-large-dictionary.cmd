# a small grid with a large dictionary; wordsearch_reference, the lecture's program, agrees
printf 'kamub\nlstop\nhrgce\nwoign\ndvyxe\n' > grid.txt
printf 'grid.txt\ndata/wordsearch/dictionary.txt\n' | wordsearch | any_order
