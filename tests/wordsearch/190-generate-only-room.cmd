# Words within a word have no place of their own, and the word has only this one.
printf 'that\nhat\nat\n' > words.txt; wordsearch --generate 1 4 words.txt --directions 1 --seed 1
