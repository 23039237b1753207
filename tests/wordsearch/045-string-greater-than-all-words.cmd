# a string behind the last word of the list; the lecture's rules, by hand
printf 'zzz\nzaz\n' > grid.txt; printf 'as\naz\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
