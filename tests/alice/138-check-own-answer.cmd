alice data/alice/text-4.txt | alice --check - data/alice/text-4.txt
