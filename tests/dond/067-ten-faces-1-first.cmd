# 10 faces, a first roll never loses; 320-bit arithmetic and a plain table agree
dond 10 1 -1
