# an apostrophe is a letter; the lecture's rules, by hand
printf 'it\047s\ndont\n' > grid.txt; printf 'don\047t\nit\nit\047s\nt\047s\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
