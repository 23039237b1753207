# 64 faces, after an edge and after faces further in; 320-bit arithmetic and a plain table agree
for i in -1 0 31 32 63; do dond 64 40 $i; done
