# a chance near the smallest double, which must not be lost to cancellation; 320-bit arithmetic and a plain table agree
dond 6 1000 -1
