dond 6 10 -1
