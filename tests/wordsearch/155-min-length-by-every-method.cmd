# Every method leaves the same words out: one checksum.
for method in words lengths prefix fast; do wordsearch --lecture --min-length 4 --method $method data/wordsearch/music.txt data/wordsearch/dictionary.txt | cksum; done | uniq | wc -l
