dond --table 1 3
