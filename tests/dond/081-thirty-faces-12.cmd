dond 30 12 1
