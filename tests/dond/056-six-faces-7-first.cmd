dond 6 7 -1
