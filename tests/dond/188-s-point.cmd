dond 3.0 3 -1
