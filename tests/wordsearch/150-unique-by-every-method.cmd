# Every method prints the same first matches: one checksum.
for method in words lengths prefix fast; do wordsearch --lecture --unique --method $method data/wordsearch/music.txt data/wordsearch/dictionary.txt | cksum; done | uniq | wc -l
