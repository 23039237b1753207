# Strings may be longer than the longest word only as long as they begin one; counted by hand.
printf 'qqqqqqqq\n' > grid.txt; echo qq > words.txt; wordsearch --stats --count --method prefix grid.txt words.txt 2>&1 > out.txt | sed -n 1p
