# 21 faces, after an edge and after faces further in; dond_big, in 320 bits, and a plain table agree
for i in -1 0 1 2 10 20; do dond 21 4 $i; done
