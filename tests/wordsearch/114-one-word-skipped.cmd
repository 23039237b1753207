# One word is skipped; wordsearch_reference, the lecture's program written independently, finds the same.
printf 'on\n' > grid.txt; printf 'on\nno\n' > words.txt
wordsearch --lecture grid.txt - < words.txt
