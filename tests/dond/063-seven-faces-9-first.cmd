dond 7 9 -1
