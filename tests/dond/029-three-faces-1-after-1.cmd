# 3 faces, one roll after 1: each face loses; by hand
dond 3 1 1
