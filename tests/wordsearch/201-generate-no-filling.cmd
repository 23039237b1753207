printf '%sa\n' {a..z} > words.txt; wordsearch --generate 14 14 words.txt
