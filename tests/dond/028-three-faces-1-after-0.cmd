# 3 faces, one roll after 0: only 2 goes on; by hand
dond 3 1 0
