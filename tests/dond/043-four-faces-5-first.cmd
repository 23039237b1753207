# 4 faces, nothing rolled yet; 320-bit arithmetic and a plain table agree
dond 4 5 -1
