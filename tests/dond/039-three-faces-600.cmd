dond 3 600 0
