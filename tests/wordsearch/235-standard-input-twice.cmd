# Standard input for both files.
wordsearch - - < data/wordsearch/grid4.txt
