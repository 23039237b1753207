alice data/alice/dead-ends.txt
