# 5 faces, 500 rolls: a chance of 1e-152 is not lost to cancellation; 320-bit arithmetic and a plain table agree
dond 5 500 2
