# 6 faces, 1000 rolls: a chance of 1e-248 is not lost to cancellation; 320-bit arithmetic and a plain table agree
dond 6 1000 -1
