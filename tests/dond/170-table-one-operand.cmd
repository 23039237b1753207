dond --table 6
