dond 2 2 -1
