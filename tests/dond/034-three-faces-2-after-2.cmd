# 3 faces, two rolls after 2: only 0 2 goes on; by hand
dond 3 2 2
