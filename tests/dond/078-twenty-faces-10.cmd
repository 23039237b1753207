# 20 faces, after an edge and after faces further in; 320-bit arithmetic and a plain table agree
for i in 0 1 2 10 17 18 19; do dond 20 10 $i; done
