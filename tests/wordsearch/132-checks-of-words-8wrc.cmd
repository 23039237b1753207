wordsearch --stats --count --method words data/wordsearch/music.txt data/wordsearch/music-words.txt 2>&1 > out.txt | sed -n 1,3p
