dond 8 25 6
