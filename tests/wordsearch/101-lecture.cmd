# Operands instead of the dialogue; the lines are those that the lecture shows.
wordsearch data/wordsearch/grid4.txt data/wordsearch/words4.txt
