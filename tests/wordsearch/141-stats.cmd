# The keys of --stats are those of the manual.
wordsearch --stats data/wordsearch/grid4.txt data/wordsearch/words4.txt 2>&1 > out.txt | sed "s/: [0-9.]*$//"
