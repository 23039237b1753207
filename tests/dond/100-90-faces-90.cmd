dond 90 90 1
