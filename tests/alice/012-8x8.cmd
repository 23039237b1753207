alice data/alice/8x8.txt
