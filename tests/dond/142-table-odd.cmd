dond --table 5 2
