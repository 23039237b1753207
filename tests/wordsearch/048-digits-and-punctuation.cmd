# digits and signs are letters too; the lecture's rules, by hand
printf '3.14\n1+1=\nit,s\n' > grid.txt; printf '+1\n.1\n1+1\n1=\n3.14\nit,s\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
