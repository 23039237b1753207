dond --table 1 1000000
