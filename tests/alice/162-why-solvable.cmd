alice --why data/alice/text-4.txt
