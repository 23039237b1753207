dond 6 3 6
