alice data/alice/10x10.txt
