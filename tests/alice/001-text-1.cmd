# test case 1, which has no solution; the text
alice data/alice/test1.in.txt
