gogen_exam valid data/gogen/easy_words.txt data/gogen/easy_wrong_1.txt data/gogen/easy_wrong_2.txt
