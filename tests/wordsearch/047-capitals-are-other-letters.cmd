# capital letters are other letters; the lecture's rules, by hand
printf 'This\nthIS\n' > grid.txt; printf 'IS\nThis\nis\nthis\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
