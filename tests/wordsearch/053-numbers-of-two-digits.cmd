for i in {1..12}; do echo abcdefghijklmnopqrstuvwxyz; done > grid.txt; printf 'az\nhij\nmlk\nnn\nopq\nonm\n' | sort > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
