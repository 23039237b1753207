# two faces, ten rolls after 1: the first loses; by hand
dond 2 10 1
