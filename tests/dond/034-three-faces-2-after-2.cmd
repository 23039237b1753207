dond 3 2 2
