dond 72 30 35
