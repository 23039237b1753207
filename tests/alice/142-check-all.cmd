alice --all data/alice/text-2.txt | alice --check - data/alice/text-2.txt
