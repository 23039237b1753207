dond --table 6 1 -1
