# Every letter before an a is a word: no filling beside an a, whatever the letters.
printf '%sa\n' {a..z} > words.txt; wordsearch --generate 14 14 words.txt --seed 1
