# Strings end with the longest word; counted by hand.
printf 'qqqqqqqq\n' > grid.txt; echo abc > words.txt; wordsearch --stats --count --method lengths grid.txt words.txt 2>&1 > out.txt | sed -n 1p
