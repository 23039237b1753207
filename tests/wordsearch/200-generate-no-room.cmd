printf 'abcd\nefgh\n' > words.txt; wordsearch --generate 1 4 words.txt 2>&1 | sed 's/abcd\|efgh/WORD/'; echo ${PIPESTATUS[0]}
