# 13 faces, after an edge and after faces further in; 320-bit arithmetic and a plain table agree
for i in 5 6 7; do dond 13 6 $i; done
