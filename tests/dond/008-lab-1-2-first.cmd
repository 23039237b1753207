dond 1 2 -1
