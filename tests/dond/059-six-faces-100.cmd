dond 6 100 2
