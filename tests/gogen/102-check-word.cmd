gogen --check data/gogen/easy_wrong_1.txt data/gogen/easy_words.txt
