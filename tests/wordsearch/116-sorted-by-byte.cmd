# The lecture's order is that of bytes; wordsearch_reference, the lecture's program written independently, finds the
# same.
printf '\303\251t\351\nabcd\n' > grid.txt; printf 'ab\nt\351\n\303\251\n' > words.txt
wordsearch --lecture grid.txt words.txt
