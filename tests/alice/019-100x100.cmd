alice data/alice/100x100.txt
