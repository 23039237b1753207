# all three reasons why a way ends: step 0, off the board, a cycle; by hand
judged data/alice/dead-ends.txt data/alice/test4.in.txt
