alice --count data/alice/text-1.txt
