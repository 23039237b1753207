gogen nowhere data/gogen/easy_words.txt
