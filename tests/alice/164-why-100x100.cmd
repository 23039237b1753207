alice --why data/alice/100x100-none.txt | head -n 4
