dond 20 100 3
