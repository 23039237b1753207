alice --check - data/alice/text-4.txt
