dond 20 1 -1
