dond 4 2 -1
