# A shuffled list, in capitals or several on a line, finds what the sorted one finds; nothing is skipped.
sort -R data/wordsearch/music-words.txt > shuffled; wordsearch data/wordsearch/music.txt data/wordsearch/music-words.txt > sorted.out
wordsearch data/wordsearch/music.txt shuffled | cmp - sorted.out && echo same
tr a-z A-Z < shuffled | paste -sd , | wordsearch data/wordsearch/music.txt - | sed 's/\(Found\) \([A-Z]*\)/\1 \L\2/' | cmp - sorted.out && echo same
tr a-z A-Z < data/wordsearch/music.txt | wordsearch - shuffled | cmp - sorted.out && echo same
