dond --table 1999999 1
