# 50 faces, one roll after an edge: two faces lose; by hand
dond 50 1 49
