dond 10 8 3
