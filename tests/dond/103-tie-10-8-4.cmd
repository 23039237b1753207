dond 10 8 4
