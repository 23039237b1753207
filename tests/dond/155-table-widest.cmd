dond --table 1999998 1 | wc -w
