# A carriage return within a line is a control character in a word, which is in no grid, and not the end of the line.
printf 'abc\n' > grid; printf 'ab\rc\nca\r\n' > list; wordsearch --count grid list
printf 'ab\rc\r\ncb\r\n' > list; wordsearch grid list
