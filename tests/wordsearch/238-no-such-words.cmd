wordsearch --generate 5 5 nosuch.txt
