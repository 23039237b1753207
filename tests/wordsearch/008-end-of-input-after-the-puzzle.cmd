# the input ends at the second question: a quiet end; the lecture's program
printf 'on\nno\n' > grid.txt; printf 'no\n' > words.txt
echo grid.txt | wordsearch
