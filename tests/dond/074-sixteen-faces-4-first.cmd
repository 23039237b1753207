dond 16 4 -1
