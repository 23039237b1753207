# 3 faces, 600 rolls after 0: a power of 1/3 near the least double; 320-bit arithmetic and a plain table agree
dond 3 600 0
