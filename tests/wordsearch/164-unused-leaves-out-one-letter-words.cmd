# In the lecture's reading words of one letter are not looked for; by hand.
printf 'this\nwats\n' > grid.txt; printf 'a\nsaw\nthe\nz\n' > words.txt
wordsearch --lecture --unused grid.txt words.txt
