# 3 faces, 50 rolls after 2: a power of 1/3 far below a float; 320-bit arithmetic and a plain table agree
dond 3 50 2
