alice data/alice/text-1.txt | alice --check - data/alice/text-1.txt
