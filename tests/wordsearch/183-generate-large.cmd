grep .. data/wordsearch/dictionary.txt > words.txt; wordsearch --generate 80 90 words.txt > puzzle.txt; wc -lc < puzzle.txt | tr -s ' '; wordsearch_judge puzzle.txt words.txt
