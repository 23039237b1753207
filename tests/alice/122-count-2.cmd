alice --count data/alice/text-2.txt
