# Palindromes; judged by brute force (wordsearch_check).
printf 'level\nnoon\n' > words.txt; for seed in {1..9}; do wordsearch --generate 6 6 words.txt --seed $seed > puzzle.txt && wordsearch_check puzzle.txt words.txt; done | uniq -c | tr -s ' '
