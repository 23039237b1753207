dond 6
