dond 5 1011 0
