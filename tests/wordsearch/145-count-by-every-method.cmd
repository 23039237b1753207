# Every method counts the same.
for method in words lengths prefix fast; do wordsearch --count --method $method data/wordsearch/music.txt data/wordsearch/music-words.txt; done
