dond 1000 10 -1
