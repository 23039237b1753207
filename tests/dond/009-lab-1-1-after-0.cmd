# 1 face, 1 roll, after a 0; by hand
dond 1 1 0
