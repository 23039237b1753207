dond 3 10 -1
