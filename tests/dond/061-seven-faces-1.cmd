# 7 faces, one roll: two faces lose after an edge, three after any other; by hand
for i in 0 1 2 3 4 5 6; do dond 7 1 $i; done
