printf 'qqqqqqqq\n' > grid.txt; echo qqqx > words.txt; wordsearch --stats --count --method prefix grid.txt words.txt 2>&1 > out.txt | head -n 1
