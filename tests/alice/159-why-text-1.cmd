alice --why data/alice/text-1.txt
