alice --all data/alice/text-1.txt
