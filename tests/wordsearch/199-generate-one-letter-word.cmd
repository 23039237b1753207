# A word of one letter is left out, and said (manual).
printf 'abc\nx\n' > words.txt; wordsearch --generate 5 9 words.txt --seed 1
