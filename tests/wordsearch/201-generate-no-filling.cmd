printf '%sa\n' {a..z} > words.txt; wordsearch --generate 30 30 words.txt
