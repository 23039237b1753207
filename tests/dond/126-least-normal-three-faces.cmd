dond 3 644 0
