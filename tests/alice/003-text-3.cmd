alice data/alice/text-3.txt
