printf 'two\n\ntwo\r\n  \none' > words.txt; printf 'one\ntwo\n' > set.txt; wordsearch --generate 5 5 words.txt > puzzle.txt && wordsearch_judge puzzle.txt set.txt
