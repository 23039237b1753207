# 1 face, 1 roll, nothing rolled yet; by hand
dond 1 1 -1
