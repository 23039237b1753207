# 12 faces, after an edge and after faces further in; 320-bit arithmetic and a plain table agree
for i in 0 11 1 10 2 9; do dond 12 9 $i; done
