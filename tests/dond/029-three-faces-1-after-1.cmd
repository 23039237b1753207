dond 3 1 1
