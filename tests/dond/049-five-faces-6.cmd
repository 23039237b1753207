dond 5 6 0
