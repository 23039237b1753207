# the table of no rolls is its first line, chance 1; lab text
dond --table 6 0; dond --table 1 0; dond --table 1000000000000000000 0
