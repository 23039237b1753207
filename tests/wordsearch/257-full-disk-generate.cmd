wordsearch --generate 16 16 data/wordsearch/music-words.txt > /dev/full
