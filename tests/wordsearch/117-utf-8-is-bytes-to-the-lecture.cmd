# To the lecture UTF-8 is bytes; wordsearch_reference, the lecture's program written independently, finds the same.
printf '\303\251t\303\251\n' > grid.txt; printf 't\303\251\n\303\251t\n\303\251t\303\251\n' > words.txt
wordsearch --lecture grid.txt words.txt
