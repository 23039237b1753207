dond 6 3 -0
