# all three reasons why a way ends: step 0, off the board, a cycle; by hand
alice data/alice/dead-ends.txt
