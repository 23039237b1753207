# 4 faces, after an edge and after faces further in; 320-bit arithmetic and a plain table agree
for i in 0 1 2 3; do dond 4 2 $i; done
