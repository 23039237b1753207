dond 6 5 -1
