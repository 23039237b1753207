dond --table 6 0; dond --table 1 0; dond --table 1000000000000000000 0
