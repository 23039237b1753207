# test case 4, the example; the text
judged data/alice/test4.in.txt
