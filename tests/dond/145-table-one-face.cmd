# one face loses at the second roll; the rules
dond --table 1 3
