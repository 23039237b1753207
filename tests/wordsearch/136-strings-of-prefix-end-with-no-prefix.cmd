# Strings end with the first that begins no word; counted by hand.
printf 'qqqqqqqq\n' > grid.txt; echo qqqx > words.txt; wordsearch --stats --count --method prefix grid.txt words.txt 2>&1 > out.txt | sed -n 1p
