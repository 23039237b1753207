# 3 faces, two rolls: 0 2 and 2 0 are two of nine; by hand
dond 3 2 -1
