# an odd number of faces has a middle column; sums by hand
dond --table 5 2
