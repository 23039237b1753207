# beside one word that is there, all words are of one letter; a search in Python, by the lecture's rules
printf 'dbc\naoz\nxyg\n' > grid.txt
printf '%s\n' a b c d dog g o x y z > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
