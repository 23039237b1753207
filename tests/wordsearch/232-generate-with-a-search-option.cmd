# An option that only a search has.
wordsearch --generate 5 5 data/wordsearch/music-words.txt --count
