# test case 4, the example; the text
alice data/alice/test4.in.txt
