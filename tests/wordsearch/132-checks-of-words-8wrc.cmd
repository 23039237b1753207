# 8WRC checks for W words: 81,920 for 40 words on 16 x 16 (lecture).
wordsearch --stats --count --method words data/wordsearch/music.txt data/wordsearch/music-words.txt 2>&1 > out.txt | sed -n 1,3p
