# 20 faces, a first roll never loses; 320-bit arithmetic and a plain table agree
dond 20 1 -1
