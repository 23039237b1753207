dond --table 6 3
