dond 3 2 -1
