printf 'abc\nabcdefghi\n' > words.txt; wordsearch --generate 9 5 words.txt --directions 1
