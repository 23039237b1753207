alice data/alice/30x8-blanks.txt
