dond 3x 3 -1
