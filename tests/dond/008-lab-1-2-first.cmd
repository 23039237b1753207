# 1 face, 2 rolls, nothing rolled yet; by hand
dond 1 2 -1
