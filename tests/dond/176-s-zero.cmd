dond 0 3 -1
