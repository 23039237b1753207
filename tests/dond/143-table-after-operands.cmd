# the option may come last; the chance of one roll by hand
dond 6 1 --table
