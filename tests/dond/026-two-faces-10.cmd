dond 2 10 1
