printf 'data/wordsearch/grid4.txt\0x\n' | wordsearch
