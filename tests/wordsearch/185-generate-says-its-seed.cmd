# Without --seed a seed is chosen and said, and gives the same puzzle again.
wordsearch --generate 16 16 data/wordsearch/music-words.txt 2> said > puzzle.txt; grep -cx 'seed: [0-9]*' said
wordsearch --generate 16 16 data/wordsearch/music-words.txt --seed "$(cut -d ' ' -f 2 said)" | cmp - puzzle.txt && echo same
wordsearch --generate 16 16 data/wordsearch/music-words.txt 2> other | cmp -s - puzzle.txt || echo another
