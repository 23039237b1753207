dond 10 3 -1
