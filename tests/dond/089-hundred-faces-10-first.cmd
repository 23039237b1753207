dond 100 10 -1
