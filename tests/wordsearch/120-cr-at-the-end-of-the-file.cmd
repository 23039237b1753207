# A CR at the very end; wordsearch_reference, the lecture's program written independently, finds the same.
printf 'no\r\non\r' > grid.txt; printf 'no\r\non\r' > words.txt
wordsearch grid.txt words.txt
