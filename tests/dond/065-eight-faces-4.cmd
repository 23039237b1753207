# 8 faces, after an edge and after faces further in; dond_big, in 320 bits, and a plain table agree
for i in 0 1 2 3 4 5 6 7; do dond 8 4 $i; done
