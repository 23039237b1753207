# An empty name.
wordsearch '' data/wordsearch/grid4.txt
