dond 6 2 -1
