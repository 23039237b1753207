alice data/alice/text-2.txt
