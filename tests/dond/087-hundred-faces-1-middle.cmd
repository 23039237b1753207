dond 100 1 50
