dond 1e3 3 -1
