# 65 faces, after an edge and after faces further in; 320-bit arithmetic and a plain table agree
for i in -1 0 32 64; do dond 65 40 $i; done
