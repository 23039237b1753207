# The four methods print the same lines: one checksum.
for method in words lengths prefix fast; do wordsearch --lecture --method $method data/wordsearch/music.txt data/wordsearch/dictionary.txt | cksum; done | uniq | wc -l
