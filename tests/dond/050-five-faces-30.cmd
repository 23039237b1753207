dond 5 30 4
