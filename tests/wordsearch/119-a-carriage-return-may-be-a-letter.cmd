# A CR before the end of a line is a letter; wordsearch_reference, the lecture's program written independently, finds
# the same.
printf 'a\rb\r\n' > grid.txt; printf 'a\rb\n' > words.txt
wordsearch --lecture grid.txt words.txt
