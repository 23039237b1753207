printf 'abc\ncde\neaf\n' > words.txt; for seed in {1..9}; do wordsearch --generate 3 3 words.txt --seed $seed > puzzle.txt && wordsearch_judge puzzle.txt words.txt; done | uniq -c | tr -s ' '
