alice --all data/alice/text-2.txt
