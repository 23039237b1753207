# A method that there is not.
wordsearch --method magic data/wordsearch/grid4.txt data/wordsearch/words4.txt
