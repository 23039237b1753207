# The puzzle on standard input; the lines are those that the lecture shows.
wordsearch - data/wordsearch/words4.txt < data/wordsearch/grid4.txt
