alice data/alice/5x5.txt
