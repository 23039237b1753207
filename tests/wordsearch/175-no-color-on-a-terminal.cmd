# No colour with NO_COLOR, but an empty one does not count (no-color.org).
command -v script > which || { echo 'skipped: there is no script'; exit 77; }
NO_COLOR=1 script -qec 'wordsearch --show data/wordsearch/grid4.txt data/wordsearch/words4.txt' log.txt | tr -d '\r' | cat -v
NO_COLOR= script -qec 'wordsearch --show data/wordsearch/grid4.txt data/wordsearch/words4.txt' log.txt | tr -d '\r' | cat -v
