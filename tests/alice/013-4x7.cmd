alice data/alice/4x7.txt
