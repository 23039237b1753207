printf 'is it\nt i s\n' > grid.txt; printf 'is\nit\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
