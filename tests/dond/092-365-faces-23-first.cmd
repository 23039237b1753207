dond 365 23 -1
