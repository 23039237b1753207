alice data/alice/50x50.txt
