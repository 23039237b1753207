# 20 faces, one roll: two faces lose after an edge, three after any other; by hand
for i in 0 1 10 18 19; do dond 20 1 $i; done
