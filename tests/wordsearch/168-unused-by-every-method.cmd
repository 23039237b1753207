# Every method leaves the same words unused: one checksum.
for method in words lengths prefix fast; do wordsearch --lecture --unused --method $method data/wordsearch/music.txt data/wordsearch/dictionary.txt | cksum; done | uniq | wc -l
