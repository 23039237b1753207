# A word that fits only down, where only right is allowed (manual).
printf 'abc\nabcdefghi\n' > words.txt; wordsearch --generate 9 5 words.txt --directions 1 --seed 1
