dond 4 20 2
