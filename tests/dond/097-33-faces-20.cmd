dond 33 20 -1
