# two faces lose at the second roll; the rules
dond --table 2 2
