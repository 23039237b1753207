# Words of two letters only: the grid has no other place for them; judged by brute force (wordsearch_check).
printf 'aa\nab\nba\nbb\n' > words.txt; wordsearch --generate 9 9 words.txt --seed 1 > puzzle.txt && wordsearch_check puzzle.txt words.txt
