printf 'a\033[2Jb\n' > words.txt; wordsearch --generate 1 2 words.txt
