dond 6 1000 -1
