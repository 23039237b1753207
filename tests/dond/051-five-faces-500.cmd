# a chance near the smallest double, which must not be lost to cancellation; dond_big, in 320 bits, and a plain table agree
dond 5 500 2
