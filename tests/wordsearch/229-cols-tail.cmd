# Columns that are no number.
wordsearch --generate 5 5a data/wordsearch/music-words.txt
