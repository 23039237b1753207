dond 6 3 3x
