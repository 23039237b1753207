# 3 faces, ten rolls from the start: twice a power of 1/3; 320-bit arithmetic and a plain table agree
dond 3 10 -1
