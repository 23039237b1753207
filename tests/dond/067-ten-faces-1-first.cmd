dond 10 1 -1
