# A full disk: exit code 2 and the system's reason.
wordsearch --generate 16 16 data/wordsearch/music-words.txt --seed 1 > /dev/full
