# 100 faces, one roll after an edge: two faces lose; by hand
dond 100 1 0
