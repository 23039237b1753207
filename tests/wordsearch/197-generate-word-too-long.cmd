# A word longer than any line, and one within it (manual).
printf 'abc\nabcdefghij\nabcdefghijk\n' > words.txt; wordsearch --generate 5 9 words.txt --seed 1
