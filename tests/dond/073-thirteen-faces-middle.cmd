# 13 faces, after an edge and after faces further in; dond_big, in 320 bits, and a plain table agree
for i in 5 6 7; do dond 13 6 $i; done
