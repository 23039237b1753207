gogen_exam words data/gogen/easy_words.txt nowhere
