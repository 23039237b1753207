# All forty words of the magazine puzzle are found, so none is unused.
wordsearch --unused data/wordsearch/music.txt data/wordsearch/music-words.txt
