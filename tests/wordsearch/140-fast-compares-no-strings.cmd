# The fast method compares no strings as a whole: 0 by its design.
wordsearch --stats --count --method fast data/wordsearch/music.txt data/wordsearch/music-words.txt 2>&1 > out.txt | sed -n 2,3p
