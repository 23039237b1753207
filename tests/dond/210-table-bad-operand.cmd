dond --table 6 -1
