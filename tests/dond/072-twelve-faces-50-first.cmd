dond 12 50 -1
