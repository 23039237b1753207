# the widest table; its values are counted
dond --table 1999998 1 | wc -w
