# The list on standard input; the lines are those that the lecture shows.
cat data/wordsearch/words4.txt | wordsearch data/wordsearch/grid4.txt -
