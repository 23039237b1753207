dond 5 2 -1
