printf 'ebebe\nxxxxx\nexaxe\nxxxxx\nebebe\n' > grid.txt; printf 'axe\nexa\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
