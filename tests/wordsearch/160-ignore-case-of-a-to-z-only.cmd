printf '[\311@\n{\351`\n' > grid.txt; printf '@\311[\n`\351{\n' > words.txt
wordsearch --ignore-case grid.txt words.txt
