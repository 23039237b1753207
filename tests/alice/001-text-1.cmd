# test case 1, which has no solution; the text
judged data/alice/test1.in.txt data/alice/test4.in.txt
