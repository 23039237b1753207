dond 2 3 -1
