# The letters of the drawing are those of the grid.
wordsearch --svg data/wordsearch/grid4.txt data/wordsearch/words4.txt | sed -n 's/.*<text.*>\(.*\)<.text>/\1/p' | tr -d '\n'
