# 20 faces, nothing rolled yet; 320-bit arithmetic and a plain table agree
dond 20 30 -1
