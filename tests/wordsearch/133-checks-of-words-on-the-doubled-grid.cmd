# Four times the cells, four times the checks: 8WRC (lecture).
(paste -d "" data/wordsearch/music.txt data/wordsearch/music.txt; paste -d "" data/wordsearch/music.txt data/wordsearch/music.txt) > grid.txt; wordsearch --stats --count --method words grid.txt data/wordsearch/music-words.txt 2>&1 > out.txt | sed -n 1p
