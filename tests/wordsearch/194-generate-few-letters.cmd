printf 'aa\nab\nba\nbb\n' > words.txt; wordsearch --generate 9 9 words.txt > puzzle.txt && wordsearch_judge puzzle.txt words.txt
