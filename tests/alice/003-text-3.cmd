# test case 3, whose path visits (0,2) twice; the text
judged data/alice/test3.in.txt
