wordsearch --stats --count --method fast data/wordsearch/music.txt data/wordsearch/music-words.txt 2>&1 > out.txt | sed -n 2,3p
