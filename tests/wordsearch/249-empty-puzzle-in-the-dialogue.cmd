# An empty puzzle in the dialogue ends it.
printf '/dev/null\ndata/wordsearch/words4.txt\n' | wordsearch
