# 4 faces, one roll: two faces lose after an edge, three after any other; by hand
for i in 0 1 2 3; do dond 4 1 $i; done
