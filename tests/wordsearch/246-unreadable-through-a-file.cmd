# A file as a folder: the system's reason.
wordsearch data/wordsearch/grid4.txt/x data/wordsearch/grid4.txt
