printf 'abc\nx\n' > words.txt; wordsearch --generate 5 9 words.txt
