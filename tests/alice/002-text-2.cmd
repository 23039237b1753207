# test case 2, either of whose two shortest paths will do; the text names both
judged data/alice/test2.in.txt
