dond --table 1000 2000
