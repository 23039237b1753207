for method in words lengths prefix fast; do wordsearch --method $method data/wordsearch/music.txt data/wordsearch/dictionary.txt | cksum; done | uniq | wc -l
