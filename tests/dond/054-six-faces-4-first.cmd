dond 6 4 -1
