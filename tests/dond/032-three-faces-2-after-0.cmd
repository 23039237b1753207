# 3 faces, two rolls after 0: only 2 0 goes on; by hand
dond 3 2 0
