# test case 3, whose path visits (0,2) twice; the text
alice data/alice/test3.in.txt
