dond 10 8 0
