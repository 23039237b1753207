alice --why data/alice/10x10-none.txt
