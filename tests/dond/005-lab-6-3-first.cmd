dond 6 3 -1
