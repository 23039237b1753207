alice --count --all data/alice/text-4.txt
