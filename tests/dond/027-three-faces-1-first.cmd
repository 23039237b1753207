# 3 faces, the first roll never loses; by hand
dond 3 1 -1
