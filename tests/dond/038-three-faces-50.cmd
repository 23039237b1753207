dond 3 50 2
