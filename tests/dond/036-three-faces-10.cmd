dond 3 10 0
