# the table of an ordinary die; its values are those of the lab text
dond --table 6 3
