# A file that is not there.
gogen nowhere data/gogen/easy_words.txt
