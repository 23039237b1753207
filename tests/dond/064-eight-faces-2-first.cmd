dond 8 2 -1
