alice data/alice/20x20.txt
