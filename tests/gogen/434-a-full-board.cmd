# a board that is solved already is its own solution; the exam's figure
gogen data/gogen/easy_solution.txt data/gogen/easy_words.txt
