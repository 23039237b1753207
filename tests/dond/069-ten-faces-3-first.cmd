# 10 faces, nothing rolled yet; 320-bit arithmetic and a plain table agree
dond 10 3 -1
