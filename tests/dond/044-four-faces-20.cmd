# 4 faces, after a face inside, where three faces lose; 320-bit arithmetic and a plain table agree
dond 4 20 2
