dond 40 15 39
