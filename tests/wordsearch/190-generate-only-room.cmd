printf 'that\nhat\nat\n' > words.txt; wordsearch --generate 1 4 words.txt --directions 1
