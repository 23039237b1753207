dond 4 300 1
