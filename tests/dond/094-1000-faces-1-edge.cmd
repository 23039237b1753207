# 1000 faces, one roll after an edge: two faces lose; by hand
dond 1000 1 999
