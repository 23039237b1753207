alice data/alice/6x6.txt
