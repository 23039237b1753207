alice --draw data/alice/text-3.txt | grep 8
