# Two kinds of output.
wordsearch --count --show data/wordsearch/grid4.txt data/wordsearch/words4.txt
