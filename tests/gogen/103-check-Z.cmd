# The exam's second wrong solution has a Z.
gogen --check data/gogen/easy_wrong_2.txt data/gogen/easy_words.txt
