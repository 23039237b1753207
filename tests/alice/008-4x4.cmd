alice data/alice/4x4.txt
