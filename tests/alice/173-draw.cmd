alice --draw data/alice/text-4.txt
