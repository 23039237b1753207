dond --table 2 2
