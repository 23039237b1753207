dond 50 1 49
