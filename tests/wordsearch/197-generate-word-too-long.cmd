printf 'abc\nabcdefghij\nabcdefghijk\n' > words.txt; wordsearch --generate 5 9 words.txt
