dond 4 5 -1
