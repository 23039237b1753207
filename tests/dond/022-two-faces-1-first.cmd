# two faces: a first roll never loses; by hand
dond 2 1 -1
