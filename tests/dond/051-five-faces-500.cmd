dond 5 500 2
