dond 6 10 5
