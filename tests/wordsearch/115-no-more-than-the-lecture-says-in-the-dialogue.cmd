# The dialogue says no more than the lecture's words (lab text).
printf 'on\n' > grid.txt; printf 'on\nno\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | tail -n 1
