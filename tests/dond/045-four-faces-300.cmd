# 4 faces, 300 rolls: a chance of 1e-118 is not lost to cancellation; 320-bit arithmetic and a plain table agree
dond 4 300 1
