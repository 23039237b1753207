# 10 faces, six rolls: the chance after each face is its own, and the same from both ends; 320-bit arithmetic and a plain table agree
for i in 0 1 2 3 4 5 6 7 8 9; do dond 10 6 $i; done
