printf 'on\nno\n' > grid.txt; printf 'no\n' > words.txt
echo grid.txt | wordsearch
