# three faces; sums by hand
dond --table 3 3
