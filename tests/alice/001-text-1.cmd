alice data/alice/text-1.txt
