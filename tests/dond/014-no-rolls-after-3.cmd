dond 6 0 3
