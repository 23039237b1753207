# A seed out of range.
wordsearch --generate 5 5 data/wordsearch/music-words.txt --seed -1
