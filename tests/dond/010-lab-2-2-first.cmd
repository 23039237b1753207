# 2 faces, 2 rolls, nothing rolled yet; by hand
dond 2 2 -1
