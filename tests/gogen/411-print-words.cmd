# print_words prints a word a line; no list where there is no file; the list itself
gogen_exam words data/gogen/easy_words.txt nowhere
