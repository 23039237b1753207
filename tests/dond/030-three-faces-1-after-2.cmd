# 3 faces, one roll after 2: only 0 goes on; by hand
dond 3 1 2
