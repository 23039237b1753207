# A large puzzle keeps the promise that each word has one place; judged by brute force (wordsearch_check).
grep .. data/wordsearch/dictionary.txt > words.txt; wordsearch --generate 80 90 words.txt --seed 1 > puzzle.txt; sed '/^$/q' puzzle.txt | wc -lc | tr -s ' '; wordsearch_check puzzle.txt words.txt
