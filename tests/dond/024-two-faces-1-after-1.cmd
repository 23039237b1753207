dond 2 1 1
