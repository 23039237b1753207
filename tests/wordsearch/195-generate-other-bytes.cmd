printf '\303\251t\303\251\nd\303\251j\303\240\n' > words.txt; wordsearch --generate 9 9 words.txt > puzzle.txt && wordsearch_judge puzzle.txt words.txt
