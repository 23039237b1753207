dond 1 1 -1
