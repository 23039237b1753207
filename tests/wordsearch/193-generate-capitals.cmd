printf 'HELLO\nWORLD\n' > words.txt; wordsearch --generate 7 7 words.txt | grep -Ecx '[A-Z]{7}'
