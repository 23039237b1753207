# 3 faces, two rolls after 1: the first loses already; by hand
dond 3 2 1
