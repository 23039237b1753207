# 21 faces, after an edge and after faces further in; 320-bit arithmetic and a plain table agree
for i in -1 0 1 2 10 20; do dond 21 4 $i; done
