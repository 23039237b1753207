dond 1 5 -1
