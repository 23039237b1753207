# Letters beyond ASCII; judged by brute force (wordsearch_check).
printf '\303\251t\303\251\nd\303\251j\303\240\n' > words.txt; wordsearch --generate 9 9 words.txt --seed 1 > puzzle.txt && wordsearch_check puzzle.txt words.txt
