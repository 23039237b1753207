dond 20 2 -1
