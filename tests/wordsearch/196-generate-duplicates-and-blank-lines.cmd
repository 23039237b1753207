# A word listed twice counts once; judged by brute force (wordsearch_check).
printf 'two\n\ntwo\r\n  \none' > words.txt; printf 'two\none\n' > set.txt; wordsearch --generate 5 5 words.txt --seed 1 > puzzle.txt && wordsearch_check puzzle.txt set.txt
