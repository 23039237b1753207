# A grid, an empty line and the words are one file, named or on a pipe; what is missing is said with the file.
printf 'THIS\nWATS\nOAHG\nFGDT\n\n# words\nfat, that\nthis\n\nwater\n' > puzzle
wordsearch puzzle; wordsearch --unused - < puzzle; cat puzzle | wordsearch --count -
printf 'T H I S\r\nW A T S\r\n\r\nhis\r\n' | wordsearch -
head -n 4 puzzle | wordsearch - 2>&1; echo | wordsearch - 2>&1
printf 'ab\nba\n\na\nab\xff\n' | wordsearch - 2>&1
wordsearch puzzle data/wordsearch/words4.txt 2>&1 | sed -n 1,2p
