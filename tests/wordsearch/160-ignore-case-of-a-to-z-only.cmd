# Only A to Z have a case: bytes 32 apart do not; by hand.
printf '[\311@\n{\351`\n' > grid.txt; printf '@\311[\n`\351{\n' > words.txt
wordsearch --lecture --ignore-case grid.txt words.txt
