dond 6 0 -1
