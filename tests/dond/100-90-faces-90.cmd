# 90 faces, after a face inside, where three faces lose; dond_big, in 320 bits, and a plain table agree
dond 90 90 1
