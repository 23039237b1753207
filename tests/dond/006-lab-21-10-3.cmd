dond 21 10 3
