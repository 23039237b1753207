dond 50 60 -1
