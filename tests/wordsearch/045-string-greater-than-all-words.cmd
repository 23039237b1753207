printf 'zzz\nzaz\n' > grid.txt; printf 'as\naz\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
