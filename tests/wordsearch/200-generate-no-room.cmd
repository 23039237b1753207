# Two words of four letters have no room on four cells; by arithmetic.
printf 'abcd\nefgh\n' > words.txt; wordsearch --generate 1 4 words.txt --seed 1 2>&1 | sed 's/abcd\|efgh/WORD/'; echo ${PIPESTATUS[0]}
