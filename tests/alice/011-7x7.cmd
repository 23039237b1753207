alice data/alice/7x7.txt
