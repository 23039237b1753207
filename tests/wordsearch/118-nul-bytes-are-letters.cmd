# NUL is a letter like any other; wordsearch_reference, the lecture's program written independently, finds the same.
printf 'a\0b\n\0\0\0\n' > grid.txt; printf '\0\0\na\0b\n' > words.txt
wordsearch --lecture grid.txt words.txt | tr '\0' '@'
