# Three words that fit only crossing each other; judged by brute force (wordsearch_check).
printf 'abc\ncde\neaf\n' > words.txt; for seed in {1..9}; do wordsearch --generate 3 3 words.txt --seed $seed > puzzle.txt && wordsearch_check puzzle.txt words.txt; done | uniq -c | tr -s ' '
