dond 100 2 -1
