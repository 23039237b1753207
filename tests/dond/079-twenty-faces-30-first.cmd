dond 20 30 -1
