dond --table 3 3
