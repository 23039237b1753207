# a full board that is no solution cannot be solved; the exam calls it wrong
gogen data/gogen/easy_wrong_1.txt data/gogen/easy_words.txt
