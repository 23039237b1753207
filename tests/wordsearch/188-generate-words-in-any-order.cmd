# The order of the list makes no difference to the grid, and the words below it come in that order.
sort -R data/wordsearch/music-words.txt > shuffled; wordsearch --generate 16 16 shuffled --seed 1 > one
wordsearch --generate 16 16 data/wordsearch/music-words.txt --seed 1 > other
cmp <(sed '/^$/q' one) <(sed '/^$/q' other) && tail -n 40 one | cmp - shuffled && echo same
