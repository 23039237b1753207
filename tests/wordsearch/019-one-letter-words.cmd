# one-letter words among others are never found; the lecture's loops begin with two
printf 'abc\ncab\n' > grid.txt; printf 'a\nab\nb\nc\nca\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
