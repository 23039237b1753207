# A name with NUL is no file's.
printf 'data/wordsearch/grid4.txt\0x\n' | wordsearch
