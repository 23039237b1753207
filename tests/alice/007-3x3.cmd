alice data/alice/3x3.txt
